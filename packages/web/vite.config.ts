import { env } from 'node:process';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';

// biome-ignore lint/style/noProcessEnv: the port is the server's setting, and its config is not ours to import
const port = env.PORT || 3000;

export default {
  plugins: [react(), tailwindcss()],
  build: { outDir: 'dist', target: 'es2022', sourcemap: false },
  server: { proxy: { '/api': `http://127.0.0.1:${port}` } },
};
