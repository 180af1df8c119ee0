import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';

export default {
  plugins: [react(), tailwindcss()],
  build: { outDir: 'dist', target: 'es2022', sourcemap: false },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
};
