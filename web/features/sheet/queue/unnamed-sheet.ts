/** A sheet without what names people: it still shows by shirt numbers what is not sent. */
import type { SheetPlayer, SheetView } from '#shared/domain/schemas/sheet-view.ts';

export function withoutNames(sheet: SheetView): SheetView {
  return {
    ...sheet,
    squads: { home: sheet.squads.home.map(unnamedPlayer), away: sheet.squads.away.map(unnamedPlayer) },
    events: sheet.events.map((event) => ({
      ...event,
      player: { firstName: '', lastName: '' },
      playerDisplayName: '',
      description: '',
    })),
    end: sheet.end && { ...sheet.end, observation: '' },
    confirmedBy: { home: '', away: '' },
    unapplied: [],
  };
}

const unnamedPlayer = ({ eligibility: _ofPerson, ...player }: SheetPlayer): SheetPlayer => ({
  ...player,
  firstName: '',
  lastName: '',
  suspension: '',
});

/** A text about the sheet's players, as 'Juan Pérez no puede jugar', with their shirt numbers: 'El 9 no puede jugar'. */
export const namesAsNumbers = (text: string, { squads }: SheetView): string =>
  [...squads.home, ...squads.away]
    .filter(({ firstName, lastName }) => firstName !== '' && lastName !== '')
    .reduce(
      (told, { firstName, lastName, jerseyNumber }) =>
        told.replaceAll(`${firstName} ${lastName}`, `El ${jerseyNumber}`),
      text,
    );
