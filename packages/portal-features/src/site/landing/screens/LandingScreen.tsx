import styled from 'styled-components';
import { theme, up } from '@sakina/design-system';
import { Begin } from '../components/Begin.tsx';
import { CrisisHelp } from '../components/CrisisHelp.tsx';
import { Facts } from '../components/Facts.tsx';
import { Hero } from '../components/Hero.tsx';
import { HowItWorks } from '../components/HowItWorks.tsx';
import { Kinds } from '../components/Kinds.tsx';
import { Needs } from '../components/Needs.tsx';

export interface LandingScreenProps {
  /**
   * Whether the user is signed in: then the page links to their dashboard and omits Login and Sign Up.
   * @default false
   */
  isSignedIn?: boolean;
}

const Page = styled.div`padding-block-end: ${theme.space.x8};`;
const Chapters = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x8};
  padding-block: ${theme.space.x8};
  @media ${up.md} { gap: ${theme.space.x12}; padding-block: ${theme.space.x12}; }
`;

const HOW_ID = 'how-it-works';

/**
 * The landing page (ROUTE-1). It is prerendered and part of the first load, so it uses only the light parts of the
 * design system: no React Aria interactions, no data, no schemas.
 */
export function LandingScreen({ isSignedIn = false }: LandingScreenProps) {
  return (
    <Page>
      <Hero isSignedIn={isSignedIn} howId={HOW_ID} />
      <Needs />
      <Chapters>
        <Kinds />
        <HowItWorks id={HOW_ID} />
      </Chapters>
      <Facts />
      <Chapters>
        <CrisisHelp />
        <Begin isSignedIn={isSignedIn} />
      </Chapters>
    </Page>
  );
}
