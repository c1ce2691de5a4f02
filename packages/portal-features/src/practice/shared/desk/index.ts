export { Desk } from './Desk.tsx';
export { DeskHead } from './DeskHead.tsx';
export { DeskList } from './DeskList.tsx';
export { DeskScreen } from './DeskScreen.tsx';
export { DeskBack, DeskSheet } from './DeskSheet.tsx';
export { useAskedFor } from './use-asked-for.ts';
