import type { ProjectileFrame } from './projectile-frame';

/** Launcher, ball, landing, target and series in words. */
export function describeProjectile({ view, shown, params }: ProjectileFrame): string {
  const { flight } = view;
  const where = params.height > 0 ? `${params.height} m above the ground` : 'on the ground';
  const air = params.drag ? 'with air resistance' : 'without air';
  const sentences = [
    `The launcher stands ${where}, set to ${params.angle}° and ${params.velocity} m/s, ${air}, at ${params.gravity} m/s².`,
  ];
  if (!flight) sentences.push('No ball has been launched.');
  else if (flight.phase === 'resting') sentences.push(`The ball lies at ${shown.x_m.text} m.`);
  else {
    sentences.push(
      `The ball is ${flight.phase} at ${shown.x_m.text} m, ${shown.y_m.text} m high, with ${shown.vx_m_s.text} m/s along and ${shown.vy_m_s.text} m/s up.`,
    );
  }
  if (flight?.landing) {
    const verdict = flight.landing.hit ? ' and hit the target' : '';
    sentences.push(
      `It landed at ${shown.range_m.text} m after ${shown.flight_time_s.text} s at ${shown.landing_angle_deg.text}° below the horizontal${verdict}; it rose to ${shown.max_height_m.text} m.`,
    );
  }
  sentences.push(`The target is at ${view.target} m.`);
  if (view.series) {
    const { mean_range_m: mean, range_deviation_m: deviation } = shown;
    const found = mean.value === null ? '' : `, mean range ${mean.text} m, standard deviation ${deviation.text} m`;
    sentences.push(`Shots recorded at this setting: ${view.series.count}${found}.`);
  }
  if (view.message) sentences.push(view.message);
  return sentences.join(' ');
}
