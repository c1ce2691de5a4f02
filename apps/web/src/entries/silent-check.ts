import { answerSilentCheck } from '@sakina/platform/auth/single-sign-on';

// The page that the sign-in library opens in a hidden frame (ROUTE-8). Opened on its own it has no parent to notify.
if (window.parent !== window) answerSilentCheck(window);
