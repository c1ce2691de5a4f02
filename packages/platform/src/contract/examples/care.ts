import { careInsuranceExamples } from './care-insurance.ts';
import { careMeasureExamples } from './care-measures.ts';
import { careTreatmentExamples } from './care-treatment.ts';
import type { AnyExample } from './example.ts';

export const careExamples: readonly AnyExample[] = [...careTreatmentExamples, ...careInsuranceExamples, ...careMeasureExamples];
