import { lazyPart } from '@sakina/design-system';

export type { SignUpFormProps } from './SignUpForm.tsx';

/** The page can be read before the code of its fields has loaded; no panel, whose own error would come with each login (FAST-1). */
export const LazySignUpForm = lazyPart(() => import('./SignUpForm.tsx').then((m) => m.SignUpForm));
