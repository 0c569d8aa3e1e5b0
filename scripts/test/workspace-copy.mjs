import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT, readJson, workspaces } from '../workspace.mjs';

const ROOT_FILES = [
  'package.json',
  'pnpm-workspace.yaml',
  'pnpm-lock.yaml',
  'turbo.json',
  'biome.json',
  'knip.json',
  'tsconfig.base.json',
  '.gitignore',
];
const PACKAGE_FILES = ['package.json', 'turbo.json', 'tsconfig.json'];

/**
 * A copy of the workspace with every wall and no code, to break walls in.
 * @returns {{dir: string, plant: (files: Record<string, string>) => void, declare: (path: string, name: string) => void, remove: () => void}}
 *   `plant` writes files by their path from the root; `declare` adds a dependency to the package at `path`
 */
export function copyWorkspace() {
  const dir = mkdtempSync(join(tmpdir(), 'blockyard-walls-'));
  for (const file of ROOT_FILES) cpSync(join(ROOT, file), join(dir, file));
  symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'), 'junction');
  const plant = (/** @type {Record<string, string>} */ files) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      writeFileSync(join(dir, path), text);
    }
  };
  for (const { path } of workspaces()) {
    mkdirSync(join(dir, path), { recursive: true });
    for (const file of PACKAGE_FILES) {
      if (existsSync(join(ROOT, path, file))) cpSync(join(ROOT, path, file), join(dir, path, file));
    }
  }
  const declare = (/** @type {string} */ path, /** @type {string} */ name) => {
    const file = join(dir, path, 'package.json');
    const manifest = readJson(file);
    manifest.dependencies = { ...manifest.dependencies, [name]: 'workspace:*' };
    writeFileSync(file, JSON.stringify(manifest, null, 2));
  };
  return { dir, plant, declare, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
