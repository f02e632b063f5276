// Color sets for the generated pictures: a background and three flat colors that are legible on it.

export interface Palette {
  ground: string;
  main: string;
  accent: string;
  deep: string;
}

const palette = (ground: string, main: string, accent: string, deep: string): Palette => ({
  ground,
  main,
  accent,
  deep,
});

export const palettes: readonly Palette[] = [
  palette('#0f4c5c', '#ffd27d', '#3fb8af', '#0a2f3a'),
  palette('#1e3a2b', '#a5d66f', '#f4f1de', '#10241a'),
  palette('#2d1538', '#ff6fa3', '#c79bff', '#180a20'),
  palette('#f7e3c4', '#e2533d', '#2f6b4f', '#5a2a1b'),
  palette('#c8553d', '#ffe8d1', '#f2b05e', '#6b2418'),
  palette('#fbf3e4', '#d62f3a', '#1f2a44', '#8f1620'),
  palette('#22262e', '#f2b41b', '#f4633a', '#0e1116'),
  palette('#12284c', '#7fd1f5', '#ffb648', '#081630'),
  palette('#161a46', '#ff9d5c', '#8fa8ff', '#0a0c28'),
  palette('#e6eef0', '#1b5f7a', '#e8833a', '#0d3242'),
  palette('#3a2216', '#f0b35a', '#e9dcc5', '#1f110a'),
  palette('#ffd166', '#26415e', '#ef476f', '#8a5a00'),
  palette('#d7f0e2', '#1f7a5c', '#f26b5b', '#0c3b2c'),
  palette('#51203f', '#ffb3c1', '#ffd97a', '#2c0f22'),
  palette('#0b6e4f', '#f6f7d7', '#ffb627', '#053a29'),
  palette('#5b3fa0', '#ffe17a', '#9be7ff', '#2f1d5c'),
  palette('#f2d5dc', '#8a2c5a', '#3d7ea6', '#4d1432'),
  palette('#344055', '#ffffff', '#ff8c61', '#1c2431'),
  palette('#1a535c', '#f7fff7', '#ff6b6b', '#0d2c31'),
  palette('#e9c46a', '#264653', '#e76f51', '#7a5a12'),
  palette('#7a1f2b', '#ffd9a0', '#f28c8c', '#430d15'),
  palette('#dfe7fd', '#3b4cc0', '#ff7f51', '#1d2670'),
  palette('#2b2d42', '#8ce99a', '#ffe066', '#141522'),
  palette('#005f73', '#ee9b00', '#e9d8a6', '#003540'),
];
