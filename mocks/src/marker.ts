/**
 * Every answer of the mock server carries this. A check looks for it in the production build, which must hold none of
 * this package, and in the demo build, which must (SEC-14).
 */
export { MOCK_MODULE_MARKER as MOCK_MARKER } from '@sakina/platform/auth/mock';
