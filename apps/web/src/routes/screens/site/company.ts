export {
  AboutScreen as AboutPage,
  BusinessModelScreen as BusinessModelPage,
  InvestorsScreen as InvestorsPage,
  MissionScreen as MissionPage,
  SocialScreen as SocialPage,
  StoryScreen as StoryPage,
  TeamScreen as TeamPage,
} from '@sakina/portal-features/site/pages';
