// CloudFront Function on the site's behaviour: a path without a dot in its last part is a screen, served by index.html.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  var request = event.request;
  var lastPart = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (!lastPart.includes('.')) request.uri = '/index.html';
  return request;
}
