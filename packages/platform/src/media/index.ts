export { connectMedia } from './connect.ts';
export { deviceProblem } from './device-failure.ts';
export type { DeviceFailureFacts, PermissionAnswer } from './device-failure.ts';
export { createLevelMeter, listDevices, onDeviceChange, openDevice, playTone } from './devices.ts';
export type { DeviceKind, DeviceLists, LevelMeter, MediaDevice } from './devices.ts';
export { EVERYBODY, MediaError } from './port.ts';
export type * from './port.ts';
export { createSignalChannel } from './signal-channel.ts';
export type { AddressedSignal } from './signal-channel.ts';
