/**
 * Age rules of real leagues that are made of years of birth, places and quotas, with cases of each. The names are those
 * of the material that the rules were taken from.
 */

export interface RealAgeCase {
  /** The rules and the number of the example. */
  readonly name: string;
  /** In the notation of parseAges. */
  readonly ages: string;
  /** The years of birth of those who were there before. */
  readonly others: readonly number[];
  readonly born: string;
  readonly place: 'field' | 'goalkeeper';
  readonly ok: boolean;
}

const masterFridays = '..1994; arquero ..2006; ..1999 lista 2; ..1996 lista 2';
const masterMondays = '..1994; arquero ..2006; ..1999 lista 2';
const veterans = '1983..1986 cancha 2; ..1982';

const rows: readonly [
  name: string,
  ages: string,
  others: readonly number[],
  born: string,
  place: 'field' | 'goalkeeper',
  ok: boolean,
][] = [
  ['A01, 1', masterFridays, [], '1994-12-31', 'field', true],
  ['A01, 2', masterFridays, [], '1995-01-01', 'field', true],
  ['A01, 3', masterFridays, [1999, 1999], '1997-01-01', 'field', false],
  ['A01, 4', masterFridays, [1998, 1998], '1996-12-31', 'field', true],
  ['A01, 5', masterFridays, [1998, 1998, 1996, 1996], '1995-07-01', 'field', false],
  ['A01, 6', masterFridays, [1996, 1996], '1998-05-05', 'field', true],
  ['A01, 7', masterFridays, [], '2000-01-01', 'field', false],
  ['A01, 8', masterFridays, [], '2006-03-01', 'goalkeeper', true],
  ['A01, 10', masterFridays, [], '2007-01-01', 'goalkeeper', false],
  ['A02, 1', masterMondays, [1998, 1998], '1996-06-15', 'field', false],
  ['A02, 2', masterMondays, [1999], '1999-12-31', 'field', true],
  ['A02, 3', masterMondays, [], '2000-01-01', 'field', false],
  ['A03, 1', '..1955', [], '1955-12-31', 'field', true],
  ['A03, 2', '..1955', [], '1956-01-01', 'field', false],
  ['A03, 8', '..1973', [], '1973-12-31', 'field', true],
  ['A04, 3', '..1960', [], '1960-12-31', 'field', true],
  ['A04, 4', '..1960', [], '1961-01-01', 'field', false],
  ['A04, 8', '..1965', [], '1966-01-01', 'field', false],
  ['A05, 8', '1979..1988', [], '1988-12-31', 'field', true],
  ['A05, 9', '1979..1988', [], '1989-01-01', 'field', false],
  ['A05, 10', '1989..2005', [], '1988-12-31', 'field', false],
  ['A05, 12', '..1968', [], '1968-12-31', 'field', true],
  ['A07, 1', veterans, [], '1986-12-31', 'field', true],
  ['A07, 2', veterans, [], '1987-01-01', 'field', false],
  ['A07, 3', veterans, [1984, 1984], '1982-12-31', 'field', true],
  ['A07, 4', veterans, [1984, 1984], '1983-01-01', 'field', false],
  ['A07, 5', veterans, [1984], '1984-05-05', 'field', true],
  ['A08, 1', '2008..', [], '2008-01-02', 'field', true],
  ['A08, 3', '2008..', [], '2007-12-31', 'field', false],
  ['A09, 1', '1999..2001; 2002..2002', [], '2002-05-05', 'field', true],
  ['A09, 3', '1999..2001; 2002..2002', [], '2003-01-01', 'field', false],
  ['A13, 1', '2004..2006', [], '2005-04-04', 'field', true],
];

export const realAgeCases: readonly RealAgeCase[] = rows.map(([name, ages, others, born, place, ok]) => {
  return { name, ages, others, born, place, ok };
});
