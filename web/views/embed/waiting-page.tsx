/**
 * The page that an embed or a big screen shows while the federation has no tournament. The visitor's script requests it
 * again until a tournament exists.
 */
import { EmptyState } from '../../ui/empty-state.tsx';
import type { PageView } from '../frame/page-view.ts';

const title = 'Todavía no hay torneos';

export const waitingPage: PageView<object> = {
  describe: (_, { site }) => ({
    title,
    description: `Resultados, tablas y fixture de ${site.name}.`,
    canonical: { name: 'tournaments' },
    isBare: true,
  }),
  Content: ({ context: { site } }) => (
    <div data-tv="" className="flex flex-col gap-3">
      <h1 className="text-lg">{site.name}</h1>
      <EmptyState icon="trophy" title={title} />
    </div>
  ),
};
