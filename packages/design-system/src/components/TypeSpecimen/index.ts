export { TypeSpecimen } from './TypeSpecimen.tsx';
export type { TypeSpecimenProps } from './TypeSpecimen.tsx';
