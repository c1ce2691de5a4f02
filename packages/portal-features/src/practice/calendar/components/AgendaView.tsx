export { AgendaList as AgendaView } from '@sakina/design-system';
