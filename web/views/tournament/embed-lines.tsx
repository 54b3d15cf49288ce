/** The line that shows a tournament's table or fixture inside another site, to copy. */
import type { SiteFacts, TournamentPageData } from '#shared/pages/page-data.ts';
import { hrefOfPage } from '#shared/pages/published-pages.ts';
import { CopyButton } from '../frame/share-button.tsx';
import { heightOfFixture, heightOfStandings } from './embed-height.ts';

const embeddable = [
  { page: 'embeddedStandings', title: 'Posiciones', heightOf: heightOfStandings },
  { page: 'embeddedFixture', title: 'Fixture', heightOf: heightOfFixture },
] as const;

type ShownData = Pick<TournamentPageData, 'tournament' | 'rows' | 'groups' | 'rounds'>;

interface EmbedLinesProps {
  readonly site: Pick<SiteFacts, 'url'>;
  readonly data: ShownData;
}

/** Left out while the site's own address is unknown. */
export function EmbedLines({ site: { url }, data }: EmbedLinesProps) {
  if (url === '') return null;
  const { id, name } = data.tournament;
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 w-fit items-center text-muted underline">Mostrarlo en otro sitio</summary>
      <p>Pegá una de estas líneas en la página de tu club o tu federación:</p>
      <dl className="mt-2 flex flex-col gap-3">
        {embeddable.map(({ page, title, heightOf }) => {
          const line = embedLine(`${url}${hrefOfPage({ name: page, id })}`, `${title} de ${name}`, heightOf(data));
          return (
            <div key={page}>
              <dt className="font-medium">{title}</dt>
              <dd>
                <code className="block select-all whitespace-pre-wrap rounded-control border border-line bg-surface p-3">
                  {line}
                </code>
                <CopyButton text={line} label="Copiar la línea" copied="Línea copiada" />
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-3">
        Se ve claro u oscuro según el aparato de quien mira. Para que sea siempre igual, agregá{' '}
        <code>&amp;tema=claro</code> o <code>&amp;tema=oscuro</code> al final de la dirección.
      </p>
    </details>
  );
}

const embedLine = (address: string, title: string, height: number): string =>
  `<iframe src="${address}" title="${title.replaceAll('"', '&quot;')}" width="100%" height="${height}" style="border:0" loading="lazy"></iframe>`;
