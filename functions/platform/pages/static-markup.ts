/**
 * What the build puts in place of React's renderer of static HTML, which is a quarter of a bundle: Preact's, which
 * writes the same elements and attributes. Preact's compatible core is loaded for the names of attributes that React
 * writes in another way, such as strokeWidth.
 */
import 'preact/compat';

export { renderToStaticMarkup } from 'preact-render-to-string';
