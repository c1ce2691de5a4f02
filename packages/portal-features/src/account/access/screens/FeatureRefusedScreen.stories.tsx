import { signInStoryAs } from '@sakina/mocks';
import { featureAccess, gatedFeatures } from '@sakina/platform/domain';
import type { GatedFeature } from '@sakina/platform/domain';
import { useFeatureAccess, useUser } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FeatureRefusedScreen } from './FeatureRefusedScreen.tsx';
import type { FeatureRefusedScreenProps } from './FeatureRefusedScreen.tsx';

/** The refusal of a feature for a demo account. */
function refusalOf(email: string, feature: GatedFeature): FeatureRefusedScreenProps {
  const { user } = signInStoryAs(email);
  const access = featureAccess(user, feature);
  if (access.kind === 'allowed') throw new Error(`${email} may use ${feature}.`);
  return { user, feature, access };
}

const meta = {
  title: 'Public site/Access/Feature refused',
  component: FeatureRefusedScreen,
  args: refusalOf('imam@demo.test', 'reporting_analytics'),
} satisfies Meta<typeof FeatureRefusedScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Names the plans that include the feature, and links to them [ROLE-10]',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Your plan doesn’t include analytics and reports' }),
    ).toBeVisible();
    await expect(canvas.getByText(/Professional, Enterprise, or Unlimited includes it\./)).toBeVisible();
    await expect(canvas.getByText('Starter')).toBeVisible();
    await expect(canvas.getByText('You don’t belong to an organization, so you’re on the Starter plan.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/pricing');
    await expect(canvas.getByRole('link', { name: 'Go to your home page' })).toHaveAttribute(
      'href',
      '/provider/portal',
    );
  },
};

export const OfAnOrganisation: Story = {
  name: 'Says who chooses the plan [ROLE-10]',
  args: {
    feature: 'api_integrations',
    user: {
      ...signInStoryAs('imam@demo.test').user,
      organization_context: {
        current_org_id: 'org-small',
        current_org_name: 'Willow House',
        plan: 'starter',
        available_orgs: ['org-small'],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Your plan doesn’t include calendar sync' }),
    ).toBeVisible();
    await expect(
      canvas.getByText(/Your organization, Willow House, is on the .* plan and chooses it for everyone\./),
    ).toBeVisible();
  },
};

export const NoPermission: Story = {
  name: 'Says that a permission is missing, and whom to ask [ROLE-10]',
  args: refusalOf('therapist@demo.test', 'workflow_management'),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'You don’t have access to claim rules yet' }),
    ).toBeVisible();
    await expect(canvas.getByText(/An administrator at Harbour Care Network can grant it/)).toBeVisible();
    await expect(canvas.getByText('Claim rules')).toBeVisible();
    await expect(canvas.getByText('therapist@demo.test')).toBeVisible();
    await expect(canvas.getByText('Therapist')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Compare plans' })).toBeNull();
  },
};

export const NoPermissionAndNoOrganisation: Story = {
  name: 'Names the support address where no organization could help [ROLE-10]',
  args: refusalOf('unverified@demo.test', 'reporting_analytics'),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'You don’t have access to analytics and reports yet' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'support@sakina.example' })).toHaveAttribute(
      'href',
      'mailto:support@sakina.example',
    );
  },
};

/** The rights of the story's account, as a screen reads them. */
function Rights() {
  const user = useUser();
  const [analytics, sync, rules] = [
    useFeatureAccess('reporting_analytics'),
    useFeatureAccess('api_integrations'),
    useFeatureAccess('workflow_management'),
  ];
  const kinds = [analytics.kind, sync.kind, rules.kind];
  return (
    <output aria-label={user?.email ?? 'visitor'}>
      {gatedFeatures.map((feature, index) => `${feature} ${kinds[index]}`).join(', ')}
    </output>
  );
}

const rights = (email: string | undefined, words: string): Story => ({
  parameters: email === undefined ? {} : { account: email },
  render: () => <Rights />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: email ?? 'visitor' })).toHaveTextContent(words);
  },
});

export const RightsOfATherapist: Story = {
  name: 'A therapist on the professional plan may open analytics and calendar sync [ROLE-10]',
  ...rights(
    'therapist@demo.test',
    'reporting_analytics allowed, api_integrations allowed, workflow_management no-permission',
  ),
};
export const RightsOfAnImam: Story = {
  name: 'An imam without an organization is on starter [ROLE-10]',
  ...rights(
    'imam@demo.test',
    'reporting_analytics not-in-plan, api_integrations not-in-plan, workflow_management no-permission',
  ),
};
export const RightsOfAnOwner: Story = {
  name: 'The wildcard permission opens what the plan includes [ROLE-10]',
  ...rights('owner@demo.test', 'reporting_analytics allowed, api_integrations allowed, workflow_management allowed'),
};
export const RightsOfNoOne: Story = {
  name: 'A signed-out visitor may open none of them [ROLE-10]',
  ...rights(
    undefined,
    'reporting_analytics no-permission, api_integrations no-permission, workflow_management no-permission',
  ),
};

export const LongText: Story = {
  args: {
    access: { kind: 'no-permission' },
    user: {
      ...signInStoryAs('therapist@demo.test').user,
      email: 'maximiliane.von-hohenstein-rosenberg+organisation@department-of-family-care.harbour-care-network.example',
      organization_context: {
        current_org_id: 'org-long',
        current_org_name:
          'Vereinigte Wohlfahrtsverbände für Familienseelsorge und psychosoziale Grundversorgung · مؤسسة الرعاية',
        plan: 'starter',
        available_orgs: [],
      },
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Wohlfahrtsverbände/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'باقتك لا تشمل التحليلات والتقارير' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'مقارنة الباقات' })).toHaveAttribute('href', '/pricing');
    await expect(canvas.getByText('الأساسية')).toBeVisible();
  },
};
