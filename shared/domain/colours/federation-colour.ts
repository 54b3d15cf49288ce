/** The colour of the federation: dark enough for white letters on it, and lighter where what is around it is dark. */
import { contrastOf, lighten, textContrast } from './contrast.ts';

export const defaultFederationColour = '#166534';

/** Whether white letters can be read on the colour, and letters of the colour on white. */
export const isReadableOnWhite = (colour: string): boolean => contrastOf(colour, '#ffffff') >= textContrast;

/** The lightest ground of the dark colour scheme, which styles.css calls the surface. */
const darkSurface = '#111a2c';

/** The colour in the dark colour scheme: with as little white as makes it readable there. */
export function onDark(colour: string): string {
  let lighter = colour;
  for (let percent = 5; contrastOf(lighter, darkSurface) < textContrast; percent += 5)
    lighter = lighten(colour, percent / 100);
  return lighter;
}
