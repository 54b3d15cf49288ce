/** The addresses of all screens: `path` for the router, `getHref` for links. */
import { declaredScreens, type ScreenName, type screens } from './screens.ts';

type Paths = { readonly [Name in ScreenName]: (typeof screens)[Name]['address'] };

export const paths = Object.fromEntries(declaredScreens.map(([name, { address }]) => [name, address])) as Paths;
