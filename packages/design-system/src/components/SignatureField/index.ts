export { SignatureField } from './SignatureField.tsx';
export type { Signature, SignatureFieldProps } from './SignatureField.tsx';
