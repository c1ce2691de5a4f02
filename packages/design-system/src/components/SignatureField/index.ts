export { SignatureField } from './SignatureField.tsx';
export type { Signature, SignatureFieldProps } from './SignatureField.tsx';
export { isSameName } from './same-name.ts';
