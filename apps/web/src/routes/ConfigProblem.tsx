// Asked for directly, the feature’s public door would bring everything behind it.
export { ConfigProblemScreen } from '@sakina/portal-features/account/access';
