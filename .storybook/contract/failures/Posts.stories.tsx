import { createPost, deletePost, getPost, listPosts, markPost, updatePost } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Posts', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListPosts = { ...failuresOf(listPosts), name: 'Says why the posts could not be listed [ERROR-2]' };
export const GetPost = { ...failuresOf(getPost), name: 'Says why the post could not be opened [ERROR-2]' };
export const CreatePost = { ...failuresOf(createPost), name: 'Says why the post could not be written [ERROR-2]' };
export const UpdatePost = { ...failuresOf(updatePost), name: 'Says why the post could not be changed [ERROR-2]' };
export const DeletePost = { ...failuresOf(deletePost), name: 'Says why the post could not be taken back [ERROR-2]' };
export const MarkPost = { ...failuresOf(markPost), name: 'Says why the post could not be marked [ERROR-2]' };
