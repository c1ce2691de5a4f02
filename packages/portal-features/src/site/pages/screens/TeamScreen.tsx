import { paths, product } from '@sakina/platform/domain';
import { company } from '../company.ts';
import { useTeamText } from '../messages/team/index.ts';
import { Chapter, Chapters } from '../parts/Chapters.tsx';
import { NextStep } from '../parts/NextStep.tsx';
import { Opening } from '../parts/Opening.tsx';
import { People } from '../parts/People.tsx';
import { Prose } from '../parts/Prose.tsx';
import { team } from '../team.ts';

const COUNCILS = ['clinical', 'scholars', 'product'] as const;
const shown = COUNCILS.reduce((sum, council) => sum + team[council].length, 0);

/** The people responsible for treatment, for religious content, and for the product (ROUTE-18). */
export function TeamScreen() {
  const t = useTeamText();
  return (
    <>
      <Opening title={t('title')} lead={t('lead', { staff: company.staff, product: product.name, shown })} />
      <Chapters>
        {COUNCILS.map((council) => (
          <Chapter key={council} title={t(`council.${council}.title`)} description={t(`council.${council}.lead`)}>
            <People
              people={team[council].map(({ id, name, lang }) => ({
                name,
                lang,
                role: t(`${id}.role`),
                line: t(`${id}.line`),
              }))}
            />
          </Chapter>
        ))}
        <Chapter title={t('between.title')} width="text">
          <Prose paragraphs={[t('between.1'), t('between.2')]} />
        </Chapter>
        <NextStep
          title={t('next.title')}
          body={t('next.body')}
          action={{ href: paths.providerApply(), label: t('next.apply') }}
          other={{ href: `mailto:${product.supportEmail}`, label: t('next.write') }}
        />
      </Chapters>
    </>
  );
}
