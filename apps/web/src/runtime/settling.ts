import { createContext } from 'react';

/** Whether somebody has just been recognised and what goes with them, such as their portals, is still on its way. */
export const SettlingContext = createContext(false);
