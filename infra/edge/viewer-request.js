// CloudFront Function on the site's behaviours: turns the address of a screen or page into the path of the object that
// answers it. viewer-function.ts puts `settings` before this code. CloudFront's JavaScript is ES 5.1 with some newer
// features; names and values of a query arrive as the browser sent them, still encoded.
const noSuchObject = `/${settings.folder}/no-existe.html`;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  if (!isFile(request.uri)) request.uri = objectFor(request);
  return request;
}

// Published objects are files too, but the address of each is that of its page alone. No file has a name that browsers
// encode, so nothing encoded reaches an origin, which might decode it to another path, or refuse to.
function isFile(uri) {
  return /^[\w./-]*\.[\w.-]*$/.test(uri) && !uri.startsWith(`/${settings.folder}/`);
}

function objectFor(request) {
  const path = request.uri.replace(/([^/])\/$/, '$1');
  // Only the patterns of addresses have a ':'.
  if (path.includes(':')) return noSuchObject;
  const parts = path.split('/');
  const address = parts.map((part) => (isId(part) ? ':id' : part)).join('/');
  const page = settings.pages[address];
  const isScreen = settings.screens.includes(address);
  if (isScreen && (!page || isSignedIn(request))) return '/index.html';
  return page ? objectOfPage(page, parts.find(isId), request.querystring) : noSuchObject;
}

function isSignedIn(request) {
  const cookie = request.cookies[settings.cookie];
  return cookie !== undefined && cookie.value === '1';
}

function objectOfPage(page, idInPath, query) {
  const folder = `/${settings.folder}/${page.folder}`;
  const id = page.hasId ? idInPath || firstValue(query, 'tournament') : '';
  if (page.hasId && id === '') return `${folder}.html`;
  const part = page.takes ? partOf(page.takes, firstValue(query, page.takes)) : '';
  if (part === null || (page.hasId && !isId(id))) return noSuchObject;
  return `${folder}${page.hasId ? `/${id}` : ''}${part}.html`;
}

// The last part of a key, with its slash: '' when the address chooses none, null when it chooses what cannot exist.
function partOf(name, value) {
  if (value === null || value === '') return value;
  if (name === 'round') {
    return value.length <= settings.longestName ? `/${Buffer.from(value).toString('base64url')}` : null;
  }
  if (!/^[1-9]\d{0,5}$/.test(value)) return null;
  return value === '1' ? '' : `/${value}`;
}

// The first value of a query parameter: '' when there is none, null when it cannot be decoded.
function firstValue(query, name) {
  const given = query[name];
  if (given === undefined) return '';
  const first = given.multiValue ? given.multiValue[0].value : given.value;
  try {
    return decodeURIComponent(first.replace(/\+/g, ' ')).trim();
  } catch (_error) {
    return null;
  }
}

function isId(text) {
  return /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text));
}
