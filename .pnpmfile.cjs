/** tsup writes declarations through an interface of the compiler that version 7 no longer has: it gets one of its own. */
function readPackage(manifest) {
  if (manifest.name === 'tsup') {
    delete manifest.peerDependencies.typescript;
    manifest.dependencies.typescript = '5.9.3';
  }
  return manifest;
}

module.exports = { hooks: { readPackage } };
