/** Paths of the project's own files, and a function that reads a file if there is one. */
const fs = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '..', '..');
const pathInModules = (...names) => path.join(root, 'node_modules', ...names);
const projectNodePath = () => pathInModules('node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** The text of a file; empty when there is no such file. */
function readFileOrEmpty(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

module.exports = { root, pathInModules, projectNodePath, readFileOrEmpty };
