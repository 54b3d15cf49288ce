/** Creates the lines of a list one request each, where the API takes no batch. */
import { showToast } from '../../ui/toasts.ts';
import type { CheckedLine } from './checked-line.ts';
import { useListCreation } from './use-list-creation.ts';

interface OneByOneOptions<Body, Line> {
  readonly lines: readonly Line[];
  readonly nameOf: (line: Line) => string;
  readonly create: (body: Body) => Promise<void>;
  /** As in 'Se crearon 3 canchas'. */
  readonly successText: (count: number) => string;
  readonly onWhole: () => void;
}

/** What was created is left out of the list, as what exists is, so that a second try creates only the others. */
export function useCreationOneByOne<Fields, Body, Line extends CheckedLine<Fields, Body>>({
  lines,
  nameOf,
  create,
  successText,
  onWhole,
}: OneByOneOptions<Body, Line>) {
  const createAll = async (bodies: Body[]) => {
    for (const body of bodies) await create(body);
  };
  const parts = lines.map((line) => ({ name: nameOf(line), lines: [line], create: createAll }));
  return useListCreation<Fields, Body, Line>(parts, (created, isWhole) => {
    if (!isWhole) return;
    showToast(successText(created.length));
    onWhole();
  });
}
