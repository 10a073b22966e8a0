import { describe, expect, it } from 'vitest';
import { ownPartIn } from '../../workers/own-part';

describe('the part of a worker that its name names', () => {
  it('is of one simulation, at an address', () => {
    expect(ownPartIn('stage matterjs_physics/pendulum /lab/assets/scene-x.js')).toEqual({
      key: 'matterjs_physics/pendulum',
      address: '/lab/assets/scene-x.js',
    });
  });

  it.each(['stage', 'simulation', '', 'simulation titration'])('is none in “%s”', (name) =>
    expect(ownPartIn(name)).toBeNull(),
  );
});
