import { answerSilentCheck } from '@sakina/platform/auth/single-sign-on';

// The page that the sign-in library opens in a hidden frame (ROUTE-8). Opened by itself it has nobody to tell.
if (window.parent !== window) answerSilentCheck(window);
