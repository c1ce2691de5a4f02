import { lazyPanel } from '../../shared/index.ts';
import type { ApplicationDeskProps } from './ApplicationDesk.tsx';
import type { ApplicationStandingProps } from './ApplicationStanding.tsx';
import type { ApplicationStepsProps } from './ApplicationSteps.tsx';
import type { FieldsOfWorkProps } from './FieldsOfWork.tsx';
import type { JoiningStepsProps } from './JoiningSteps.tsx';
import type { LicencePlaceFieldProps } from './LicencePlaceField.tsx';
import type { ApplicationStepProps } from './PersonStep.tsx';

// What the page is about can be read before its fields are there; they come while it is asked who is there (FAST-1).
export const LateJoiningSteps = lazyPanel<JoiningStepsProps>(() =>
  import('./JoiningSteps.tsx').then((m) => m.JoiningSteps),
);
export const LateDesk = lazyPanel<ApplicationDeskProps>(() =>
  import('./ApplicationDesk.tsx').then((m) => m.ApplicationDesk),
);

// Headings, and fields that are only typed in, come with the form. What opens a list, a calendar or files is large, and
// comes while the step before it is being filled in (FAST-1).
export const LateLicencePlace = lazyPanel<LicencePlaceFieldProps>(() =>
  import('./LicencePlaceField.tsx').then((m) => m.LicencePlaceField),
);
export const LateWork = lazyPanel<FieldsOfWorkProps>(() => import('./FieldsOfWork.tsx').then((m) => m.FieldsOfWork));
export const LatePapers = lazyPanel<ApplicationStepProps>(() => import('./PapersStep.tsx').then((m) => m.PapersStep));
export const LateDocuments = lazyPanel<ApplicationStepProps>(() =>
  import('./DocumentsStep.tsx').then((m) => m.DocumentsStep),
);

// An application is written, or it is waited for: whoever looks after it needs one of the two.
export const LateSteps = lazyPanel<ApplicationStepsProps>(() =>
  import('./ApplicationSteps.tsx').then((m) => m.ApplicationSteps),
);
export const LateStanding = lazyPanel<ApplicationStandingProps>(() =>
  import('./ApplicationStanding.tsx').then((m) => m.ApplicationStanding),
);
