// Draws the globe with three.js: one draw call for all points, whatever their number. Points instead of meshes because
// a hundred thousand meshes take seconds per frame without a GPU.
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  Group,
  LineSegments,
  OrthographicCamera,
  Points,
  Scene,
  ShaderMaterial,
  WebGLRenderer,
} from 'three';
import type { GlobeScene } from './globe-scene.ts';
import { CORE_COLOR, DUST_COLOR, GRATICULE_COLOR, GRATICULE_OPACITY, HALO, LINE_OPACITY } from './painter.ts';
import { type Painter, pointScale, PULSE_SECONDS, type View } from './painter.ts';
import { denseFragment, denseVertex, lineFragment, lineVertex, pointFragment, pointVertex } from './shaders.ts';
import { graticule, type Vector } from './sphere.ts';

const GRATICULE_STEP = 6;
const DEPTH = 10_000;
const DUST_RADIUS = 0.8;
const DUST_OPACITY = 0.7;

/**
 * Throws without WebGL 2. Calls `onLost` when the browser drops the context. `isSmooth` quadruples the pixels: do not
 * use it for many points without a GPU.
 */
export function createWebglPainter(isSmooth: boolean, onLost: () => void): Painter {
  const renderer = new WebGLRenderer({ alpha: true, antialias: isSmooth, depth: false, stencil: false });
  const canvas = renderer.domElement;
  canvas.addEventListener('webglcontextlost', onLost);
  const camera = new OrthographicCamera(-1, 1, 1, -1, -DEPTH, DEPTH);
  const stage = new Scene();
  const globe = new Group();
  stage.add(globe);
  globe.add(
    linesOf(
      [...graticule(GRATICULE_STEP)].map((points) => ({ points, color: GRATICULE_COLOR })),
      GRATICULE_OPACITY,
    ),
  );
  const materials = { points: pointMaterial(), dense: denseMaterial(1), dust: denseMaterial(DUST_OPACITY) };
  let links = linesOf([], LINE_OPACITY);
  let points = new Points(new BufferGeometry(), materials.points);
  let dust = new Points(new BufferGeometry(), materials.dust);
  let isDense = false;
  let size = '';

  return {
    canvas,
    kind: 'webgl',
    setScene(scene) {
      for (const old of [links, points, dust]) {
        globe.remove(old);
        old.geometry.dispose();
      }
      ({ isDense } = scene);
      links = linesOf(scene.lines, LINE_OPACITY);
      dust = new Points(dustGeometry(scene.dust), materials.dust);
      points = new Points(pointGeometry(scene), isDense ? materials.dense : materials.points);
      for (const [order, drawn] of [dust, links, points].entries()) {
        drawn.frustumCulled = false;
        drawn.renderOrder = order + 1;
        globe.add(drawn);
      }
    },
    draw(view) {
      const wanted = `${view.width} ${view.height} ${view.ratio}`;
      if (wanted !== size) {
        size = wanted;
        renderer.setPixelRatio(view.ratio);
        renderer.setSize(view.width, view.height, false);
      }
      aim(camera, globe, view);
      links.visible = view.showsLines;
      for (const material of Object.values(materials)) setUniforms(material, view, isDense);
      renderer.render(stage, camera);
    },
    dispose() {
      canvas.removeEventListener('webglcontextlost', onLost);
      for (const child of globe.children) if ('geometry' in child) (child as Points).geometry.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

/** One unit is a CSS pixel; the globe gets the size and turn of the view. */
function aim(camera: OrthographicCamera, globe: Group, { width, height, radius, turn }: View): void {
  camera.left = -width / 2;
  camera.right = width / 2;
  camera.top = height / 2;
  camera.bottom = -height / 2;
  camera.updateProjectionMatrix();
  globe.scale.setScalar(radius);
  globe.rotation.set(turn.pitch, turn.yaw, 0, 'XYZ');
}

function setUniforms({ uniforms }: ShaderMaterial, view: View, isDense: boolean): void {
  const { ratio, seconds } = view;
  uniforms['scale']!.value = ratio * pointScale(view, isDense);
  if (uniforms['pulse']) uniforms['pulse'].value = seconds === undefined ? -1 : seconds / PULSE_SECONDS;
}

function pointMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: pointVertex,
    fragmentShader: pointFragment,
    uniforms: {
      scale: { value: 1 },
      pulse: { value: -1 },
      halo: { value: HALO },
      core: { value: rawColor(CORE_COLOR) },
    },
    transparent: true,
    depthTest: false,
    depthWrite: false,
  });
}

function denseMaterial(opacity: number): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: denseVertex,
    fragmentShader: denseFragment,
    uniforms: { scale: { value: 1 }, opacity: { value: opacity } },
    transparent: opacity < 1,
    depthTest: false,
    depthWrite: false,
  });
}

/** Keeps sRGB values: three.js would convert them to linear light, which these shaders do not convert back. */
function rawColor(hex: string): Color {
  return new Color().setHex(Number.parseInt(hex.slice(1), 16), '');
}

function pointGeometry({ positions, colors, radii, pulses }: GlobeScene): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('tint', new BufferAttribute(colors, 3, true));
  geometry.setAttribute('radius', new BufferAttribute(radii, 1));
  geometry.setAttribute('pulses', new BufferAttribute(Float32Array.from(pulses), 1));
  return geometry;
}

function dustGeometry(positions: Float32Array): BufferGeometry {
  const count = positions.length / 3;
  const { r, g, b } = rawColor(DUST_COLOR);
  const colors = Float32Array.from({ length: 3 * count }, (_, index) => [r, g, b][index % 3]!);
  const radii = Float32Array.from({ length: count }, (_, index) => DUST_RADIUS * (0.7 + (index % 7) / 5));
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('tint', new BufferAttribute(colors, 3));
  geometry.setAttribute('radius', new BufferAttribute(radii, 1));
  return geometry;
}

function linesOf(lines: readonly { points: Vector[]; color: string }[], opacity: number): LineSegments {
  const positions: number[] = [];
  const colors: number[] = [];
  for (const { points, color } of lines) {
    const { r, g, b } = rawColor(color);
    for (const [index, end] of points.entries()) {
      if (index === 0) continue;
      positions.push(...points[index - 1]!, ...end);
      colors.push(r, g, b, r, g, b);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('tint', new BufferAttribute(new Float32Array(colors), 3));
  const material = new ShaderMaterial({
    vertexShader: lineVertex,
    fragmentShader: lineFragment,
    uniforms: { opacity: { value: opacity } },
    transparent: true,
    depthTest: false,
    depthWrite: false,
  });
  const segments = new LineSegments(geometry, material);
  segments.frustumCulled = false;
  return segments;
}
