import {
  createJournalEntry,
  deleteJournalEntry,
  getJournalEntry,
  listJournal,
  listJournalPrompts,
  listSharedEntries,
  shareJournalEntry,
  updateJournalEntry,
} from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Journal', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListJournal = { ...failuresOf(listJournal), name: 'Says why the journal could not be shown [ERROR-2]' };
export const CreateJournalEntry = {
  ...failuresOf(createJournalEntry),
  name: 'Says why the entry could not be kept [ERROR-2]',
};
export const GetJournalEntry = {
  ...failuresOf(getJournalEntry),
  name: 'Says why the entry could not be opened [ERROR-2]',
};
export const UpdateJournalEntry = {
  ...failuresOf(updateJournalEntry),
  name: 'Says why the entry could not be changed [ERROR-2]',
};
export const DeleteJournalEntry = {
  ...failuresOf(deleteJournalEntry),
  name: 'Says why the entry could not be deleted [ERROR-2]',
};
export const ListJournalPrompts = {
  ...failuresOf(listJournalPrompts),
  name: 'Says why the questions could not be shown [ERROR-2]',
};
export const ShareJournalEntry = {
  ...failuresOf(shareJournalEntry),
  name: 'Says why the entry could not be shared [ERROR-2]',
};
export const ListSharedEntries = {
  ...failuresOf(listSharedEntries),
  name: 'Says why the shared entries could not be listed [ERROR-2]',
};
