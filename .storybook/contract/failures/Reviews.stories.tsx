import { answerReview, createReview, deleteReview, listReviews, updateReview } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Reviews', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListReviews = { ...failuresOf(listReviews), name: 'Says why the reviews could not be listed [ERROR-2]' };
export const CreateReview = { ...failuresOf(createReview), name: 'Says why the review could not be written [ERROR-2]' };
export const UpdateReview = { ...failuresOf(updateReview), name: 'Says why the review could not be changed [ERROR-2]' };
export const DeleteReview = {
  ...failuresOf(deleteReview),
  name: 'Says why the review could not be taken back [ERROR-2]',
};
export const AnswerReview = {
  ...failuresOf(answerReview),
  name: 'Says why the review could not be answered [ERROR-2]',
};
