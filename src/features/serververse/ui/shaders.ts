// GLSL shaders. `near` is how much a point faces the viewer: 1 in the middle, 0 at the rim; points behind the rim are
// placed outside the clip space.

const facing = /* glsl */ `
  float facing(vec3 spot) {
    return normalize(mat3(modelViewMatrix) * spot).z;
  }
  vec4 placed(vec3 spot, float near) {
    return near < 0.0 ? vec4(2.0, 2.0, 2.0, 1.0) : projectionMatrix * modelViewMatrix * vec4(spot, 1.0);
  }
`;

export const pointVertex = /* glsl */ `
  attribute vec3 tint;
  attribute float radius;
  attribute float pulses;
  uniform float scale;
  uniform float pulse;
  uniform float halo;
  varying vec3 color;
  varying float fade;
  varying float phase;
  ${facing}
  void main() {
    float near = facing(position);
    color = tint;
    fade = smoothstep(0.0, 0.2, near);
    phase = pulses > 0.5 && pulse >= 0.0 ? fract(pulse + position.x * 7.0) : -1.0;
    gl_PointSize = radius * scale * halo * 2.0;
    gl_Position = placed(position, near);
  }
`;

/** A white-hot core in a disc of the category's color with a faint halo, and an expanding ring while it pulses. */
export const pointFragment = /* glsl */ `
  uniform float halo;
  uniform vec3 core;
  varying vec3 color;
  varying float fade;
  varying float phase;
  void main() {
    float far = length(gl_PointCoord - 0.5) * 2.0 * halo;
    float glow = 0.16 * (1.0 - smoothstep(halo - 0.15, halo, far));
    float disc = 1.0 - smoothstep(0.9, 1.1, far);
    float heart = 1.0 - smoothstep(0.34, 0.5, far);
    float ring = phase < 0.0 ? 0.0 : 0.6 * (1.0 - phase) * (1.0 - smoothstep(0.0, 0.22, abs(far - mix(1.0, halo - 0.2, phase))));
    float alpha = max(max(glow, disc), ring) * fade;
    if (alpha < 0.01) discard;
    gl_FragColor = vec4(mix(color, core, heart), alpha);
  }
`;

export const denseVertex = /* glsl */ `
  attribute vec3 tint;
  attribute float radius;
  uniform float scale;
  varying vec3 color;
  ${facing}
  void main() {
    float near = facing(position);
    color = tint * (0.55 + 0.45 * smoothstep(0.0, 0.5, near));
    gl_PointSize = max(1.0, radius * scale * 2.0);
    gl_Position = placed(position, near);
  }
`;

/** A disc at minimal cost: there can be a hundred thousand. */
export const denseFragment = /* glsl */ `
  uniform float opacity;
  varying vec3 color;
  void main() {
    vec2 away = gl_PointCoord - 0.5;
    if (dot(away, away) > 0.27) discard;
    gl_FragColor = vec4(color, opacity);
  }
`;

export const lineVertex = /* glsl */ `
  attribute vec3 tint;
  varying vec3 color;
  varying float near;
  ${facing}
  void main() {
    color = tint;
    near = facing(position);
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }
`;

export const lineFragment = /* glsl */ `
  uniform float opacity;
  varying vec3 color;
  varying float near;
  void main() {
    if (near < 0.0) discard;
    gl_FragColor = vec4(color, opacity * smoothstep(0.0, 0.15, near));
  }
`;
