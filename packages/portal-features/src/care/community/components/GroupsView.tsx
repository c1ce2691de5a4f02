import { Link, Select, Stack, Tabs, Text } from '@sakina/design-system';
import { groupTopic } from '@sakina/platform/contract';
import type { GroupTopic, Language } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useConnectCall } from '@sakina/platform/react';
import { useState } from 'react';
import { useGroupsText } from '../messages/groups/index.ts';
import { LANGUAGES } from '../model/address.ts';
import { CommunityPage } from './CommunityPage.tsx';
import { Controls } from './Controls.ts';
import { GroupList } from './GroupList.tsx';
import { usePlace } from './place.ts';
import { useLabels } from './use-labels.ts';
import { ViewLinks } from './ViewLinks.tsx';

const TABS = ['find', 'mine'] as const;

/** Groups that meet at a set time: those that can be joined, and those in which the reader has a place. */
export function GroupsView() {
  const t = useGroupsText();
  const labels = useLabels();
  const hasCalls = useConnectCall() !== null;
  const { isSignedIn } = usePlace();
  const [tab, setTab] = useState<(typeof TABS)[number]>('find');
  const [topic, setTopic] = useState<GroupTopic>();
  const [language, setLanguage] = useState<Language>();
  const isNarrowed = topic !== undefined || language !== undefined;
  const find = (
    <Stack gap="x3">
      <Controls>
        <Select
          label={t('filter.topic')}
          hasOptionalMark={false}
          anyLabel={t('filter.anyTopic')}
          options={groupTopic.options.map((id) => ({ id, label: t(`topic.${id}`) }))}
          value={topic ?? ''}
          onChange={(id) => setTopic(groupTopic.options.find((option) => option === id))}
        />
        <Select
          label={t('filter.language')}
          hasOptionalMark={false}
          anyLabel={t('filter.anyLanguage')}
          options={LANGUAGES.map((id) => ({ id, label: labels.language(id) }))}
          value={language ?? ''}
          onChange={(id) => setLanguage(LANGUAGES.find((option) => option === id))}
        />
      </Controls>
      <GroupList
        key={[topic, language].join(' ')}
        query={{ limit: 100, ...(topic && { topic: [topic] }), ...(language && { language: [language] }) }}
        emptyTitle={t(isNarrowed ? 'none.title' : 'empty.title')}
        emptyBody={t(isNarrowed ? 'none.body' : 'empty.body')}
      />
    </Stack>
  );
  return (
    <CommunityPage title={t('title')} lead={t('lead')} isReady>
      <ViewLinks />
      {isSignedIn && hasCalls && (
        <Text>
          <Link href={paths.broadcastView()}>{t('broadcasts')}</Link>
        </Text>
      )}
      {isSignedIn ? (
        <Tabs
          label={t('tabs')}
          selectedKey={tab}
          onSelectionChange={(id) => setTab(TABS.find((one) => one === id) ?? 'find')}
          items={[
            { id: 'find', label: t('tab.find'), content: find },
            {
              id: 'mine',
              label: t('tab.mine'),
              content: (
                <GroupList
                  query={{ limit: 100, mine: true }}
                  emptyTitle={t('mine.empty.title')}
                  emptyBody={t('mine.empty.body')}
                />
              ),
            },
          ]}
        />
      ) : (
        find
      )}
    </CommunityPage>
  );
}
