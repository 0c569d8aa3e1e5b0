import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as blast from '../src/index.ts';

const source = new URL('../src/', import.meta.url);

describe('the public surface', () => {
  it('is this and no more', () => {
    expect(Object.keys(blast).sort()).toEqual([
      'BLAST_PALETTE',
      'BlastGame',
      'FAMILIES',
      'LIBRARY',
      'RULESETS',
      'RULES_VERSION',
      'blastKind',
      'canPlaceAll',
      'canPlaceAny',
      'daily',
      'dealTray',
      'forClear',
      'forPlacement',
      'parseRuleset',
      'placements',
      'rulesetById',
      'shapeById',
    ]);
  });

  it('of a game is this and no more', () => {
    const members = (of: object) => Object.getOwnPropertyNames(of).sort();
    expect(members(blast.BlastGame.prototype)).toEqual(
      [
        'advance',
        'constructor',
        'dispatch',
        'nearest',
        'now',
        'over',
        'placements',
        'preview',
        'ruleset',
        'snapshot',
        'view',
      ].sort(),
    );
    const tray = blast.BlastGame.start({ seed: 1 }).view.tray;
    expect(Object.keys(tray[0] ?? {}).sort()).toEqual(['cells', 'colour', 'family', 'id', 'shape']);
  });

  it('has six colours, each with its letter', () => {
    expect(blast.BLAST_PALETTE).toBe('ROYGBP');
    expect(new Set(blast.BLAST_PALETTE).size).toBe(6);
  });
});

describe('the source', () => {
  it('has no file over 250 lines, and imports no barrel', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    expect(files.length).toBeGreaterThan(15);
    for (const name of files) {
      const text = readFileSync(new URL(name, source), 'utf8');
      expect(text.split('\n').length, name).toBeLessThanOrEqual(251);
      expect(text, name).not.toMatch(/from '\.\.?\/index\.ts'/);
    }
  });
});
