export { createNews } from './news.service.ts';
export { createNewsRoutes } from './news.routes.ts';
