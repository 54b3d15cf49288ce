/** What 100,000 visits of fans take, replayed through the rules of the template with the headers of the running site. */
import { measured } from '#infra/cost/measured-2026-11.ts';
import { readLocalTemplate } from '#infra/local/local-template.ts';
import { type ReplayedTraffic, replayVisits } from '#tests/support/replay/replay.ts';
import { surveySite } from '#tests/support/replay/site-survey.ts';
import { costFigure } from './cost-figures.ts';
import { type BenchFigure, formatThousands } from './figures.ts';

const visits = 100_000;
const seed = 1;
const maxRequestsPerView = 1.8;

export async function measureVisits(url: string): Promise<BenchFigure[]> {
  const template = readLocalTemplate();
  const { views, polls } = await replayVisits({ template, survey: await surveySite(url), visits, seed });
  const perView = views.requests / views.count;
  return [
    {
      what: `requests for a view, over ${formatThousands(visits)} visits with ${formatThousands(views.count)} views`,
      measured: perView.toFixed(3),
      limit: `≤ ${maxRequestsPerView}`,
      holds: perView <= maxRequestsPerView,
    },
    {
      what: 'refreshes of pages with a match in play, beside them',
      measured: `${(polls.count / views.count).toFixed(2)} a view`,
      limit: '',
    },
    ...figuresOfTraffic('a view', views, measured.view),
    ...figuresOfTraffic('a refresh', polls, measured.refresh),
  ];
}

const figuresOfTraffic = (
  what: string,
  found: ReplayedTraffic,
  used: Readonly<Record<Exclude<keyof ReplayedTraffic, 'count'>, number>>,
): BenchFigure[] =>
  [
    ['requests', 'requests'],
    ['bytes', 'bytes'],
    ['functionRuns', 'runs of the viewer function'],
    ['bucketReads', 'GET requests to S3'],
    ['pagesCalls', 'calls of the Lambda of the pages'],
  ].map(([name, unit]) => {
    const part = name as Exclude<keyof ReplayedTraffic, 'count'>;
    return costFigure(`1,000 × ${what}`, (1000 * found[part]) / found.count, 1000 * used[part], unit ?? '');
  });
