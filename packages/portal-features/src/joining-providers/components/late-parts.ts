import { late } from '../../shared/index.ts';
import type { ApplicationStandingProps } from './ApplicationStanding.tsx';
import type { ApplicationStepsProps } from './ApplicationSteps.tsx';
import type { FieldsOfWorkProps } from './FieldsOfWork.tsx';
import type { LicencePlaceFieldProps } from './LicencePlaceField.tsx';
import type { ApplicationStepProps } from './PersonStep.tsx';

// Headings, and fields that are only typed in, stand in the first load. What opens a list, a calendar or files is large, and
// comes while the step before it is being filled in (FAST-1).
export const LateLicencePlace = late<LicencePlaceFieldProps>(() => import('./LicencePlaceField.tsx').then((m) => m.LicencePlaceField));
export const LateWork = late<FieldsOfWorkProps>(() => import('./FieldsOfWork.tsx').then((m) => m.FieldsOfWork));
export const LatePapers = late<ApplicationStepProps>(() => import('./PapersStep.tsx').then((m) => m.PapersStep));
export const LateDocuments = late<ApplicationStepProps>(() => import('./DocumentsStep.tsx').then((m) => m.DocumentsStep));

// An application is written, or it is waited for: whoever looks after it needs one of the two.
export const LateSteps = late<ApplicationStepsProps>(() => import('./ApplicationSteps.tsx').then((m) => m.ApplicationSteps));
export const LateStanding = late<ApplicationStandingProps>(() => import('./ApplicationStanding.tsx').then((m) => m.ApplicationStanding));
