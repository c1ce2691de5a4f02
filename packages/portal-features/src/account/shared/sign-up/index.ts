import { lazyPanel } from '../../../shared/lazy-panel.tsx';

export type { SignUpFormProps } from './SignUpForm.tsx';

/** The page can be read before the code of its fields has loaded (FAST-1). */
export const LazySignUpForm = lazyPanel(() => import('./SignUpForm.tsx').then((m) => m.SignUpForm));
