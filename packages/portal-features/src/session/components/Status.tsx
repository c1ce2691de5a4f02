import { VisuallyHidden } from '@sakina/design-system';
import styled from 'styled-components';

/** News for screen readers, spoken at the next pause; what is seen stands elsewhere. */
export const SpokenStatus = styled(VisuallyHidden).attrs({ as: 'p', role: 'status' })``;

/** A part of the page whose changes are spoken at the next pause. */
export const Status = styled.div.attrs({ role: 'status' })``;
