import styled from 'styled-components';
import { Section, theme } from '@sakina/design-system';

/** A part of the landing page: a section with more air under its heading than an app screen has. */
export const Chapter = styled(Section)`gap: ${theme.space.x3};`;
