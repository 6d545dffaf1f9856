import { nameOf } from './choices';

it('names one currency of what is converted', () => {
  expect(nameOf('in-USD(gold-inr-10g,usd-inr)')).toBe('gold in dollars');
  expect(nameOf('real-202105(in-USD(gold-inr-10g,usd-inr),us-cpi)')).toBe('gold in dollars after inflation');
  expect(nameOf('in-INR(nvidia-close,usd-inr)')).toBe('the NVIDIA share in rupees');
  expect(nameOf('gold-inr-10g')).toBe('gold in rupees');
});
