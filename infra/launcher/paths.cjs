/** Where the project's own files are, and what one of them says. */
const fs = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '..', '..');
const inModules = (...names) => path.join(root, 'node_modules', ...names);
const projectNode = () => inModules('node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Empty when there is no such file. */
function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

module.exports = { root, inModules, projectNode, read };
