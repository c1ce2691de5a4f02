/**
 * Every answer of the mock server has this marker. A check searches for it in the production build, which must not
 * contain this package, and in the demo build, which must (SEC-14).
 */
export { MOCK_MODULE_MARKER as MOCK_MARKER } from '@sakina/platform/auth/mock';
