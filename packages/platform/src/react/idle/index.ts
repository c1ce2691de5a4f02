export { IdleProvider, useKeepsSession } from './keeps-session.tsx';
