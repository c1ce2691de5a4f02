export { useFirstOpenSlots, useOpenSlots } from './open-slots.ts';
