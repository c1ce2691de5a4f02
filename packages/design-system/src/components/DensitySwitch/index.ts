export { DensitySwitch } from './DensitySwitch.tsx';
export type { DensitySwitchProps } from './DensitySwitch.tsx';
