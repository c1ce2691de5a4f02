export { SafetyFlags } from './SafetyFlags.tsx';
