/** For the stories of the table at work; nothing of the product imports it. */
import { fn } from 'storybook/test';

/** What the stories’ buttons call. */
export const onRemind = fn();

export const onFile = fn();

export const onNote = fn();
